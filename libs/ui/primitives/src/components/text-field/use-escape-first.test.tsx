import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useEscapeFirst } from './use-escape-first.ts';

function List({ takes }: { takes: boolean }) {
  useEscapeFirst(() => takes);
  return <input aria-label="Поле" />;
}

/** A dialog hears keys on the document, before they reach the field. */
function hearAround() {
  const heard = vi.fn();
  const listen = ({ key }: KeyboardEvent) => heard(key);
  document.addEventListener('keydown', listen, { capture: true });
  return {
    heard,
    stop: () => document.removeEventListener('keydown', listen, { capture: true }),
  };
}

describe('useEscapeFirst', () => {
  it.each([
    { takes: true, reaching: ['Tab'] },
    { takes: false, reaching: ['Escape', 'Tab'] },
  ])('lets $reaching through when there is something to close: $takes', ({ takes, reaching }) => {
    render(<List takes={takes} />);
    const { heard, stop } = hearAround();

    for (const key of ['Escape', 'Tab']) fireEvent.keyDown(screen.getByLabelText('Поле'), { key });

    stop();
    expect(heard.mock.calls.flat()).toEqual(reaching);
  });
});
