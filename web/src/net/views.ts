/** The types of views and events, generated from src/knolle/games/*\/facts.py. */
import type { Games as Shelf, SeatFacts } from "../../generated/wire";

export type {
  CommonView,
  CompanerosEvent,
  CompanerosView,
  GameEvent,
  Games,
  GameView as View,
  HotPotatoEvent,
  HotPotatoPotato as Potato,
  HotPotatoView,
  Played as Play,
  PotatoManEvent,
  PotatoManSack as SackKind,
  PotatoManSacks as Counts,
  PotatoManView,
  Slug,
  TableEvent,
} from "../../generated/games";

export type Level = Shelf["levels"][number];
export type Temperament = NonNullable<SeatFacts["temperament"]>;
