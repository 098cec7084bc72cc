/** How an operation's path is registered, and how its parameters are read from a request's. */
export interface OperationPath {
  /** Path in Hono's notation. */
  pattern: string;
  /** Decoded parameters of a path, `undefined` where it cannot be decoded. */
  readParams: (pathname: string) => Record<string, string> | undefined;
}

const PARAMETER = /\{(\w+)\}/g;

/** Only a media file may stand in a folder of its own. */
const DEEP = 'file';

const escape = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Translates a path of the contract, in which one segment may hold several parameters. */
export function operationPath(path: string, prefix: string): OperationPath {
  const pattern = path.replaceAll(/\/([^/]*\{\w+\}[^/]*)/g, (_, segment: string) => {
    const name = [...segment.matchAll(PARAMETER)].map((match) => match[1]).join('_');
    return name === DEEP ? `/:${name}{.+}` : `/:${name}`;
  });
  const source = escape(prefix + path).replaceAll(PARAMETER, (_, name: string) =>
    name === DEEP ? `(?<${name}>.+)` : `(?<${name}>[^/]+?)`,
  );
  const expression = new RegExp(`^${source}$`);
  return {
    pattern: prefix + pattern,
    readParams: (pathname) => {
      const groups = expression.exec(pathname)?.groups;
      try {
        return Object.fromEntries(
          Object.entries(groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
        );
      } catch {
        return undefined;
      }
    },
  };
}
