/** What was posted to a page, and to which origin. */
export type Posted = [message: unknown, target: string];

/** A window in a page of `origin`, without a browser; `parent` is that page's. */
export function framedWindow({
  origin,
  isListed = true,
}: {
  origin: string;
  /** Whether the browser names the pages around. @default true */
  isListed?: boolean;
}) {
  const posted: Posted[] = [];
  const parent = { postMessage: (...sent: Posted) => void posted.push(sent) };
  const view = Object.assign(new EventTarget(), {
    parent,
    location: isListed ? { ancestorOrigins: [origin] } : {},
    document: { referrer: isListed ? '' : `${origin}/films?id=7` },
  }) as unknown as Window;
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    view.dispatchEvent(
      Object.assign(new Event('message'), { data, origin, source: parent, ...from }),
    );
  return { view, posted, say };
}
