import { notificationTargetSchema } from '@foyer/contract';
import * as v from 'valibot';
import { screenPath } from '@foyer/site-map';

/** Where something of a block leads. */
export interface TargetLink {
  href: string;
  /** Outside the site, beside the page. */
  isOutside: boolean;
}

/** Addresses of the web and of this site; nothing that runs. */
const isSafe = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(url);

/** A target of the server as a link; nothing where it leads nowhere or to what a page may not open. */
export function targetLink(
  target: v.InferOutput<typeof notificationTargetSchema> | undefined,
): TargetLink | undefined {
  if (target?.link !== undefined) {
    return { href: screenPath({ type: 'screen', link: target.link }), isOutside: false };
  }
  const { url } = target ?? {};
  return url !== undefined && isSafe(url) ? { href: url, isOutside: true } : undefined;
}

/** What an anchor needs for a link: beside the page where it leads out of the site. */
export const linkProps = ({ href, isOutside }: TargetLink) => ({
  href,
  ...(isOutside && { target: '_blank', rel: 'noopener' }),
});
