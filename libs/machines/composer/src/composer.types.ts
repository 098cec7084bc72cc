import type { Message, Port } from '@foyer/core';
import type { Conflict, History, Problem, Side } from '@foyer/page-document';

/** What an editor may do, as the service says. */
export type PageRole = 'viewer' | 'editor' | 'publisher';

/** A page's text and the revision that it was read or saved as. */
export interface PageText {
  readonly text: string;
  /** Names the text, as the service does. */
  readonly revision: string;
}

/** What this browser kept of a page that was not saved yet. */
export interface KeptPage {
  /** The text that was being edited. */
  readonly text: string;
  /** What it was made of. */
  readonly base: PageText;
}

/** A page as the composer opens it. */
export interface OpenedPage {
  readonly page: PageText;
  readonly kept: KeptPage | undefined;
}

/** Two changes of one text, and where they cannot both be kept. */
export interface Merge {
  /** Both changes; where they meet as chosen. */
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** A version of a page. */
export interface PageVersionRow {
  readonly number: number;
  readonly author: string;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** From when, and until when, a version is live; milliseconds since 1970. */
export interface PublishTime {
  readonly fromMs: number;
  readonly untilMs: number | undefined;
}

/** A version that is to be live, or is for a time. */
export interface PlannedRow extends PublishTime {
  readonly id: string;
  /** Number of the version. */
  readonly number: number;
  readonly author: string;
  /** Whether it is live now. */
  readonly isRunning: boolean;
}

/** What is to be known before a page goes live. */
export interface CheckList {
  /** Errors and warnings of the text. */
  readonly problems: readonly Problem[];
  /** The earliest first. */
  readonly planned: readonly PlannedRow[];
}

/** One wish to publish a state of the page. */
export interface Publication {
  readonly key: string;
  /** For the other editors. */
  readonly note: string;
}

/** What the composer is opened with. */
export interface ComposerInput {
  alias: string;
  role: PageRole;
}

/** How the composer was left. */
export interface ComposerOutput {
  status: 'left';
}

/** What the flow remembers; JSON-safe. */
export interface ComposerContext {
  alias: string;
  role: PageRole;
  /** The document as it is being edited, and the way that it has come. */
  history: History;
  /** What the service has. */
  saved: PageText;
  /** What is opened as soon as the text under way is saved. */
  wanted: 'publishing' | 'versions' | undefined;
  /** How often saving was tried without an answer. */
  tries: number;
  /** What the service has instead of {@link saved}, while it is being merged. */
  theirs: PageText | undefined;
  conflicts: readonly Conflict[];
  /** By the key of the conflict. */
  choices: Readonly<Record<string, Side>>;
  problems: readonly Problem[];
  planned: readonly PlannedRow[];
  versions: readonly PageVersionRow[];
  /** What is being published; the key stays the same for every try, so that it is published once. */
  publication: Publication | undefined;
  message: Message | undefined;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer; a stale revision answers 412. */
export interface ComposerPorts {
  /** The page's draft, and what this browser kept of it. */
  open: Port<{ alias: string }, OpenedPage>;
  /** Saves the text in place of the revision. */
  save: Port<{ alias: string; page: PageText }, PageText>;
  /** What the service has now. */
  readDraft: Port<{ alias: string }, PageText>;
  /** Joins two changes of one text, block by block. */
  merge: Port<
    { base: string; mine: string; theirs: string; choices: Readonly<Record<string, Side>> },
    Merge
  >;
  /** What is to be known before a text goes live. */
  check: Port<{ alias: string; text: string }, CheckList>;
  publish: Port<{ alias: string; revision: string; key: string; note: string }, PageVersionRow>;
  schedule: Port<{ alias: string; revision: string; time: PublishTime }, undefined>;
  /** Takes back what is planned; for a version that is live, its end. Answers what is planned then. */
  unschedule: Port<{ alias: string; id: string }, readonly PlannedRow[]>;
  listVersions: Port<{ alias: string }, readonly PageVersionRow[]>;
  /** Makes an earlier version the draft. */
  restore: Port<{ alias: string; number: number; revision: string }, undefined>;
  /** Keeps in this browser what is not saved yet; nothing once all is saved. Must not throw. */
  keep(input: { alias: string; page: KeptPage | undefined }): void;
  /** A random key. */
  makeKey(): string;
}
