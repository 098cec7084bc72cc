/** One figure of the bench. */
export interface Row {
  what: string;
  /** Undefined where nothing could be measured. */
  figure: number | undefined;
  unit: 'ms' | 'kB' | '';
  /** The budget; without one the figure stands for comparison. */
  most?: number;
  /** How the budget is made up, or how the figure was taken. */
  note?: string;
}

/** Whether a figure is over its budget; one that is missing is. */
export const isOver = ({ figure, most }: Row): boolean =>
  most !== undefined && !(figure !== undefined && figure <= most);
