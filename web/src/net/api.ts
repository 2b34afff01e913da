/** Requests to the server. A refusal is thrown as `Refused`, with code, parameters and sentence. */
import type {
  CheckFacts,
  Games,
  GameWords,
  LessonFacts,
  Me,
  MoveLink,
  NewPush,
  NewTable,
  OldPush,
  Place,
  PushFacts,
  RecordFacts,
  Refusal,
  Replay,
  Review,
  ServerFacts,
  TablePage,
  Tables,
} from "$generated/wire";

export class Refused extends Error {
  constructor(
    readonly told: Refusal,
    readonly status: number,
  ) {
    super(told.sentence);
  }
}

/** The server cannot be reached. */
export const UNREACHED: Refusal = {
  code: "unreached",
  params: {},
  rule: null,
  sentence: "The server cannot be reached.",
  said: ["say", "home-unreached-title", {}, null],
};

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch {
    throw new Refused(UNREACHED, 0);
  }
  const told = (await response.json().catch(() => null)) as unknown;
  if (response.ok) return told as T;
  const known = told !== null && typeof told === "object" && "code" in told;
  throw new Refused(known ? (told as Refusal) : UNREACHED, response.status);
}

const which = (values: Record<string, number | null | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
  link: () => ask<MoveLink>("POST", "/api/me/link", {}),
  signOutOthers: () => ask<Me>("POST", "/api/me/sign-out-others", {}),
  mine: () => ask<Tables>("GET", "/api/me/tables"),
  matches: () => ask<Tables>("GET", "/api/me/matches"),
  games: () => ask<Games>("GET", "/api/games"),
  words: (slug: string, language: string) => ask<GameWords>("GET", `/api/games/${slug}/words?language=${language}`),
  lobby: () => ask<Tables>("GET", "/api/tables"),
  lesson: (slug: string) => ask<LessonFacts>("GET", `/api/lessons/${slug}`),
  open: (table: NewTable) => ask<Place>("POST", "/api/tables", table),
  table: (key: string) => ask<TablePage>("GET", `/api/tables/${key}`),
  record: (key: string, match?: number) => ask<RecordFacts>("GET", `/api/tables/${key}/record${which({ match })}`),
  check: (key: string, match?: number) => ask<CheckFacts>("GET", `/api/tables/${key}/check${which({ match })}`),
  review: (key: string, seat: number, match?: number) =>
    ask<Review>("GET", `/api/tables/${key}/review${which({ seat, match })}`),
  replay: (key: string, seat: number | null, match?: number) =>
    ask<Replay>("GET", `/api/tables/${key}/replay${which({ seat, match })}`),
  push: () => ask<PushFacts>("GET", "/api/push"),
  subscribe: (browser: NewPush) => ask<object>("POST", "/api/me/push", browser),
  unsubscribe: (browser: OldPush) => ask<object>("DELETE", "/api/me/push", browser),
  server: () => ask<ServerFacts>("GET", "/api/server"),
};
