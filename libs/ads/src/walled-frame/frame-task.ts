/** What a walled document is opened for. */
export type FrameTask =
  /** Runs a VPAID unit. */
  | { name: 'vpaid'; url: string }
  /** Puts a SIMID creative into a frame, and hands its messages on. */
  | { name: 'simid'; url: string }
  /** Runs the script of a vendor that measures. */
  | { name: 'verification'; url: string; vendor: string; parameters: string; session: string }
  /** Draws markup, or another page. */
  | { name: 'markup'; markup: string }
  | { name: 'page'; url: string; title: string };

/** The message that hands a walled document its task, and with it the port by which both speak. */
export interface Handover {
  task: FrameTask;
}

/** What the document says when the viewer wants out of it by the keyboard. */
export const LEAVE = 'frame.left';
