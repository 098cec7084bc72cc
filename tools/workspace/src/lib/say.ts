/** Tells the person at the terminal what happens. */
export function say(text: string): void {
  console.log(`foyer: ${text}`);
}

/** A failure that is explained in one sentence; no stack trace helps. */
export class Refusal extends Error {}

/** Runs a command; a {@link Refusal} ends it with its sentence, anything else with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `foyer: ${error.message}` : error);
    process.exitCode = 1;
  }
}
