/** Something wrong with what files say. */
export interface Fault {
  file: string;
  /** From 1; 0 for the whole file. */
  line: number;
  /** Empty for the whole line. */
  field: string;
  reason: string;
}

/** Faults that are kept; of the others only how many there are. */
const MOST_KEPT = 10_000;

/** `file:line field: reason`. */
export const describeFault = ({ file, line, field, reason }: Fault): string =>
  `${line > 0 ? `${file}:${line}` : file}${field ? ` ${field}` : ''}: ${reason}`;

/** Files with faults, all of them. */
export class ContentFaults extends Error {
  override name = 'ContentFaults';
  readonly faults: readonly Fault[];
  /** How many more there are. */
  readonly others: number;

  constructor(faults: readonly Fault[], others: number) {
    super(`${faults.length + others} faults`);
    this.faults = faults;
    this.others = others;
  }
}

/** Collects faults. */
export interface FaultList {
  add(fault: Fault): void;
  /** @throws ContentFaults where there are any. */
  refuse(): void;
}

/** A list without faults. */
export function createFaultList(): FaultList {
  const faults: Fault[] = [];
  let others = 0;
  return {
    add: (fault) => {
      if (faults.length < MOST_KEPT) faults.push(fault);
      else others += 1;
    },
    refuse: () => {
      if (faults.length === 0) return;
      faults.sort((one, other) =>
        one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
      );
      throw new ContentFaults(faults, others);
    },
  };
}
