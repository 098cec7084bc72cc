import type { RoutePattern } from './route-table.ts';

/** Two segments that fit: a parameter takes any, a fixed one itself. */
type Fits<Pattern extends string, Segment extends string> = Pattern extends `:${string}`
  ? Segment extends ''
    ? false
    : true
  : Segment extends Pattern
    ? true
    : false;

/** Whether all segments of a pattern may be left out. */
type IsOptional<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Head extends `${string}?`
    ? IsOptional<Rest>
    : false
  : Pattern extends `${string}?`
    ? true
    : false;

/** Whether a pattern serves a path, segment by segment; one with `?` may be left out. */
type Serves<
  Pattern extends string,
  Path extends string,
> = Pattern extends `${infer Head}/${infer Rest}`
  ? Head extends `${infer Name}?`
    ? Serves<Rest, Path> extends true
      ? true
      : ServesFirst<Name, Rest, Path>
    : ServesFirst<Head, Rest, Path>
  : Path extends `${string}/${string}`
    ? false
    : Pattern extends `${infer Name}?`
      ? Fits<Name, Path>
      : Fits<Pattern, Path>;

type ServesFirst<
  Head extends string,
  Rest extends string,
  Path extends string,
> = Path extends `${infer Segment}/${infer After}`
  ? Fits<Head, Segment> extends true
    ? Serves<Rest, After>
    : false
  : IsOptional<Rest> extends true
    ? Fits<Head, Path>
    : false;

/** The part of a path before its query and fragment, without the leading slash. */
type Bare<Path extends string> = Path extends `${infer Before}?${string}`
  ? Bare<Before>
  : Path extends `${infer Before}#${string}`
    ? Bare<Before>
    : Path extends `/${infer After}`
      ? After
      : never;

/** Patterns that take any word, which would serve every path. */
type AnyView = ':name/:id?' | '*';

/** A pattern of the route table but those that take any path. */
type OwnPattern = Exclude<RoutePattern, AnyView>;

/** Distributes over patterns: `true` where one serves the path. */
type ServedBy<Pattern extends string, Path extends string> = Pattern extends string
  ? Serves<Pattern, Path>
  : never;

/**
 * The path of a route without parameters. A literal that `satisfies` it is checked as by {@link sitePath}, and costs no byte
 * where every byte of a first load counts.
 */
export type StaticPath = `/${Exclude<OwnPattern, `${string}:${string}`>}`;

/** The path itself where a route serves it, else a type that nothing fits. */
export type Served<Path extends string> = Path extends string
  ? true extends ServedBy<OwnPattern, Bare<Path>>
    ? Path
    : 'no route serves this path'
  : never;

/**
 * A path of the site, checked by the compiler against the route table: one that no route serves does not compile.
 *
 * @example
 *   sitePath(`/movies/${encodeURIComponent(slug)}/player`);
 *
 * @param path - With the leading slash; may have a query. Names of media views, which any path may be, are not checked here.
 */
export const sitePath = <const Path extends string>(path: Path & Served<Path>): Path => path;
