import { type FlowFactory, PortsProvider } from '@foyer/core/react';
import { renderWithLabel, type Surroundings } from '@foyer/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';

/**
 * Shows the view of a flow to a test, its ports filled, a label and a language in force; React's strict mode starts
 * everything twice.
 *
 * @param ports - One object for all renders, or each would start the flow anew.
 * @returns Who types and presses.
 */
export async function showFlow<P>(
  flow: FlowFactory<P>,
  ports: P,
  view: ReactNode,
  surroundings?: Surroundings,
) {
  await renderWithLabel(
    <StrictMode>
      <PortsProvider flow={flow} ports={ports}>
        {view}
      </PortsProvider>
    </StrictMode>,
    surroundings,
  );
  return userEvent.setup();
}

/** A text field by its label, once it is there. */
export const findField = (name: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
