"""Training courses: reproducible bit for bit by deals, resumable, and the file says how the net was made."""

import numpy as np
import pytest

import knolle
from knolle.bots import weights
from knolle.lab.course import Course
from knolle.lab.train import FromTries

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.slow]
"""One worker compiles what the others would compile again."""

GAME = knolle.game("potato-man")
DEALS = 8 * 64  # a point of the curve after every learning step


def course(tmp_path, name="net.npz", seed=5, deals=DEALS):
    learner = FromTries(GAME, 3, seed, hidden=16, trial_deals=(30, 60))
    return Course(learner, tmp_path / name, minutes=1.0, deals=deals)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Return a course that was run without interruption."""
    done = course(tmp_path_factory.mktemp("course"))
    assert list(done.run())[-1] == 1.0
    return done


def test_an_interrupted_course_ends_like_an_uninterrupted_one(whole, tmp_path):
    begun = course(tmp_path, "other.npz").run()
    for _ in range(2):
        next(begun)
    again = course(tmp_path, "other.npz")
    assert again.resume() and 0 < again.done < 1
    list(again.run())
    first, second = (weights.read(run.out, GAME)[0] for run in (whole, again))
    assert np.array_equal(first, second)
    assert [point.deals for point in whole.points] == [point.deals for point in again.points]
    assert not again.checkpoint.exists()


def test_the_file_says_how_the_net_was_made(whole):
    about = weights.load(whole.out, GAME).about
    assert about["command"] == f"knolle train potato-man --players 3 --deals {DEALS} --seed 5 --hidden 16"
    assert about["deals"] == DEALS and about["cpu_minutes"] > 0


def test_a_checkpoint_of_another_course_is_not_touched(tmp_path):
    begun = course(tmp_path).run()
    next(begun)
    kept = (tmp_path / "net.checkpoint.npz").read_bytes()
    with pytest.raises(knolle.OptionError) as error:
        course(tmp_path, seed=6).resume()
    assert error.value.code == "other-course"
    assert (tmp_path / "net.checkpoint.npz").read_bytes() == kept


def test_a_broken_checkpoint_is_refused(tmp_path):
    (tmp_path / "net.checkpoint.npz").write_bytes(b"PK\x03\x04")
    with pytest.raises(knolle.OptionError) as error:
        course(tmp_path).resume()
    assert error.value.code == "bad-checkpoint"


def test_at_first_there_is_nothing_to_resume(tmp_path):
    assert not course(tmp_path).resume()
