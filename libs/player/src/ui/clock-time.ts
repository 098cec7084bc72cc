/** «18:40»: a moment of the service's clock, in seconds since 1970, as the viewer's clock shows it. */
export function clockTime(seconds: number, timeZone?: string | undefined): string {
  const format = new Intl.DateTimeFormat('ru', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  });
  return format.format(seconds * 1000);
}
