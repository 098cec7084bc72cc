import { operations } from '@foyer/contract';
import * as v from 'valibot';

const operationIds = Object.keys(operations);

/** Stands for every operation. */
export const ANY_OPERATION = '*';

/** What QA may ask an operation to do wrong. */
export const faultSchema = v.object({
  operation: v.pipe(
    v.string(),
    v.check((id) => id === ANY_OPERATION || operationIds.includes(id), 'is no operation id'),
  ),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  error_code: v.optional(v.pipe(v.number(), v.integer())),
  description: v.optional(v.string()),
  /** Milliseconds to wait first. */
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  /** An error answer, a broken connection, or no answer at all. With only a delay: `pass`. */
  mode: v.optional(v.picklist(['http', 'reset', 'hang', 'pass']), 'http'),
  /** How many calls it hits. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

/** What QA asked an operation to do wrong. */
export type Fault = v.InferOutput<typeof faultSchema>;
/** The same as it is asked for. */
export type FaultInput = v.InferInput<typeof faultSchema>;

/** A whole scenario: the faults that wait in place of any others. */
export const scenarioSchema = v.array(faultSchema);

/** What a fault does to a call, in words. */
export const faultText = ({ mode, status, delay_ms: delayMs }: Fault): string =>
  `${mode}${mode === 'http' ? ` ${status}` : ''}${delayMs > 0 ? ` after ${delayMs} ms` : ''}`;

/** The faults that wait for their calls. */
export interface Faults {
  add(fault: Fault): void;
  /** Puts these in the place of those that wait. */
  replace(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  clear(): void;
  /** The fault of the next call to an operation, counted down. */
  take(operationId: string): Fault | undefined;
}

/** No faults yet. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    replace: (next) => {
      faults = next.map((fault) => ({ ...fault }));
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    take: (operationId) => {
      // One that names the operation goes before one for all.
      const fault = [operationId, ANY_OPERATION]
        .map((wanted) => faults.find(({ operation }) => operation === wanted))
        .find((found) => found !== undefined);
      if (!fault) return undefined;
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return fault;
    },
  };
}
