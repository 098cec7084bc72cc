import pino from 'pino';
import { StartRefusal } from '../start-refusal.ts';
import { describeError } from './describe-error.ts';
import { currentRequestId } from './request-id.ts';
import { textLine } from './text-line.ts';

/** What a line says beside its sentence. Nothing that a viewer sent belongs here. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes lines for those who run a server. Each bears the id of the request that is being answered. */
export interface Log {
  /** Whether `debug` writes anything, for those to whom its lines are work. */
  readonly hasDebug: boolean;
  /** What helps to find a fault, such as every query. */
  debug(sentence: string, fields?: LogFields): void;
  /** What happens all the time: requests, starts and stops. */
  info(sentence: string, fields?: LogFields): void;
  /** What went wrong and was got over. */
  warn(sentence: string, fields?: LogFields, error?: unknown): void;
  /** What failed. The error is logged without what the viewer sent. */
  error(sentence: string, error: unknown, fields?: LogFields): void;
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** How lines are written. */
export interface LogSettings {
  level: (typeof levels)[number];
  /** JSON for what collects logs, text for a terminal. */
  format: 'json' | 'text';
}

/**
 * Reads `LOG_LEVEL` and `LOG_FORMAT`.
 *
 * @throws {@link StartRefusal} for a word that is none of the choices.
 */
export function readLogSettings(
  env: Readonly<Record<string, string | undefined>>,
  format: LogSettings['format'],
): LogSettings {
  return {
    level: choose('LOG_LEVEL', env['LOG_LEVEL'] || 'info', levels),
    format: choose('LOG_FORMAT', env['LOG_FORMAT'] || format, ['json', 'text']),
  };
}

function choose<Choice extends string>(
  name: string,
  given: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === given);
  if (chosen !== undefined) return chosen;
  throw new StartRefusal(`${name} must be one of ${choices.join(', ')}, not "${given}".`);
}

/**
 * Creates the log of a server.
 *
 * @param service - Name of the server in each line.
 * @param write - Takes each line, with its end. @default standard output
 */
export function createLog(
  service: string,
  { level, format }: LogSettings,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const lines = pino(
    {
      level,
      base: { service },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestId() }),
    },
    { write: (line: string) => write(format === 'json' ? line : textLine(line)) },
  );
  return {
    hasDebug: lines.isLevelEnabled('debug'),
    debug: (sentence, fields = {}) => lines.debug(fields, sentence),
    info: (sentence, fields = {}) => lines.info(fields, sentence),
    warn: (sentence, fields = {}, error) =>
      lines.warn(
        error === undefined ? fields : { ...fields, error: describeError(error) },
        sentence,
      ),
    error: (sentence, error, fields = {}) =>
      lines.error({ ...fields, error: describeError(error) }, sentence),
  };
}

/** Says nothing: for what is tried in tests, and for what fails again where it is seen. */
export const silentLog: Log = createLog('', { level: 'silent', format: 'json' });
