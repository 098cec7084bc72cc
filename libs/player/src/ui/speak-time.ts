interface DurationFormatter {
  format: (duration: { hours: number; minutes: number; seconds: number }) => string;
}

type DurationFormatClass = new (tag: string, options: { style: 'long' }) => DurationFormatter;

/**
 * A time in words for the ear: «26 минут 41 секунда».
 *
 * @param fallback - Said where the browser cannot put durations into words.
 */
export function speakTime(seconds: number, tag: string, fallback: string): string {
  const { DurationFormat } = Intl as unknown as { DurationFormat?: DurationFormatClass };
  if (!DurationFormat) return fallback;
  const whole = Math.max(0, Math.floor(seconds));
  const duration = {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  };
  return new DurationFormat(tag, { style: 'long' }).format(duration) || fallback;
}
