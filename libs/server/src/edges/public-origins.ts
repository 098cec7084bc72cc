import { StartRefusal } from '../start-refusal.ts';

/** Where viewers reach a label. */
export interface PublicOrigin {
  /** Id of the label; without it the host decides, as it does for requests. */
  label: string | undefined;
  /** Scheme, host and port, without a path. */
  origin: string;
}

/**
 * Reads `PUBLIC_URL`: origins, each perhaps for one label, separated by commas, such as
 * `main=https://films.example,alternate=https://kino.example`.
 *
 * @throws {@link StartRefusal} naming what is no address, a label that is named twice, and a host of two labels.
 */
export function readPublicOrigins(text: string | undefined): readonly PublicOrigin[] {
  const entries = (text ?? '').split(',').map((part) => part.trim());
  const origins = entries.filter((entry) => entry !== '').map(readEntry);
  const named = origins.flatMap(({ label }) => label ?? []);
  const twice = named.find((label, index) => named.indexOf(label) !== index);
  if (twice) throw new StartRefusal(`PUBLIC_URL names the label "${twice}" twice.`);
  // The host of a request tells the label.
  const hosts = origins.flatMap((one) => (one.label === undefined ? [] : hostOf(one)));
  const shared = hosts.find((host, index) => hosts.indexOf(host) !== index);
  if (shared) throw new StartRefusal(`PUBLIC_URL gives the host ${shared} to two labels.`);
  return origins;
}

const hostOf = ({ origin }: PublicOrigin): string => new URL(origin).hostname;

function readEntry(entry: string): PublicOrigin {
  const [, label, address = ''] = /^(?:([a-z][\w-]*)=)?(.*)$/su.exec(entry) ?? [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol)) {
    throw new StartRefusal(
      `PUBLIC_URL must hold addresses such as https://films.example or main=https://films.example, not "${entry}".`,
    );
  }
  return { label, origin: url.origin };
}
