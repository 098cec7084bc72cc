/** More channels than this stand in two rows. HOME-001, HOME-002 */
const mostInOneRow = 20;

/** The cells of a shelf of channels, one after the other: one channel in each, or two where there are many. */
export function channelColumns<Channel>(channels: readonly Channel[]): readonly Channel[][] {
  const rows = channels.length > mostInOneRow ? 2 : 1;
  return Array.from({ length: Math.ceil(channels.length / rows) }, (_, index) =>
    channels.slice(index * rows, (index + 1) * rows),
  );
}
