"""The outbox: sends in order, never waits for a slow client, and cuts off one that stays slow."""

from collections.abc import Callable

from knolle.server.rooms import outbox
from knolle.server.rooms.outbox import Outbox


class Reader:
    """A client that takes a number of frames, and then no more until it reads on."""

    on_writable: Callable[[], None] | None = None

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.frames: list[bytes] = []
        self.is_cut = False

    def write_frame(self, frame: bytes) -> bool:
        if not self.takes:
            return False
        self.takes -= 1
        self.frames.append(frame)
        return True

    def cut(self) -> None:
        self.is_cut = True

    def read_on(self, takes: int) -> None:
        self.takes = takes
        if self.on_writable is not None:
            self.on_writable()


def test_frames_go_out_in_order_however_the_client_reads() -> None:
    reader = Reader(2)
    box = Outbox(reader, lambda: None)
    for k in range(5):
        box.push(b"%d" % k)
    assert reader.frames == [b"0", b"1"]
    reader.read_on(1)
    box.push(b"5")
    assert reader.frames == [b"0", b"1", b"2"]
    reader.read_on(99)
    box.push(b"6")
    assert reader.frames == [b"%d" % k for k in range(7)]


def test_a_client_that_stays_behind_is_cut_off_and_sent_nothing_more() -> None:
    reader, slow = Reader(0), []
    box = Outbox(reader, lambda: slow.append(1))
    frame = bytes(outbox.MOST_BYTES // 4)
    for _ in range(4):
        box.push(frame)
    assert (slow, reader.is_cut) == ([], False)
    for _ in range(3):
        box.push(frame)
    assert (slow, reader.is_cut) == ([1], True)
    reader.read_on(99)
    assert reader.frames == []


def test_frames_already_sent_do_not_count_towards_the_limit() -> None:
    reader, slow = Reader(0), []
    box = Outbox(reader, lambda: slow.append(1))
    for _ in range(20):
        box.push(bytes(outbox.MOST_BYTES // 2))
        reader.read_on(1)
        reader.takes = 0
    assert (len(reader.frames), slow) == (20, [])


def test_a_closed_outbox_sends_nothing() -> None:
    reader = Reader(99)
    box = Outbox(reader, lambda: None)
    box.close()
    box.push(b"late")
    assert reader.frames == []
