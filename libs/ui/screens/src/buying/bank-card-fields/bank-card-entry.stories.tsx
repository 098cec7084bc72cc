import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { useTranslate } from '@foyer/ui/i18n';
import { Button } from '@foyer/ui/button';
import { BankCardFields } from './bank-card-fields.tsx';
import { useCardEntry } from './use-card-entry.ts';

/** A form that judges what is typed. */
function Form() {
  const t = useTranslate('bank_card');
  const { fields, errorKey, check } = useCardEntry();
  return (
    <>
      <BankCardFields {...fields} errorMessage={errorKey && t(errorKey)} />
      <Button onPress={check}>Проверить</Button>
    </>
  );
}

const meta = {
  title: 'Components/BankCardFields/Typing',
  component: Form,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inputs = async (canvas: Canvas) => ({
  number: await canvas.findByLabelText<HTMLInputElement>('Номер карты'),
  expiry: await canvas.findByLabelText<HTMLInputElement>('Срок действия'),
  cvc: await canvas.findByLabelText<HTMLInputElement>('CVC'),
});

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As browsers and scanners of cards fill a field in: the value first, then the events. */
function fillIn(input: HTMLInputElement, text: string) {
  setValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const FilledAtOnce: Story = {
  name: 'C16: takes all fields that a browser fills in at once [BANKCARD-001]',
  play: async ({ canvas }) => {
    const { number, expiry, cvc } = await inputs(canvas);
    number.focus();
    fillIn(number, '378282246310005');
    fillIn(expiry, '12/2030');
    fillIn(cvc, '1234');

    await waitFor(() => expect(number).toHaveValue('3782 822463 10005'));
    await expect([expiry.value, cvc.value]).toEqual(['12 / 30', '1234']);
    await canvas.findByText('American Express');
  },
};

export const PastedWhole: Story = {
  name: 'C16: takes a whole card from one paste [BANKCARD-002]',
  play: async ({ canvas }) => {
    const { number, expiry, cvc } = await inputs(canvas);
    await userEvent.click(number);
    await userEvent.paste('2200 0000 0000 0004 12/2030 123');

    await waitFor(() => expect(number).toHaveValue('2200 0000 0000 0004'));
    await expect([expiry.value, cvc.value]).toEqual(['12 / 30', '123']);
  },
};

/** An expiry as people type it, and what stands in the field then. */
const writings = [
  ['12/2030', '12 / 30'],
  ['1230', '12 / 30'],
  ['١٢٣٠', '12 / 30'],
  ['5/30', '05 / 30'],
  ['1/30', '01 / 30'],
] as const;

export const ExpiryTyped: Story = {
  name: 'C16: understands an expiry however it is typed [BANKCARD-008]',
  play: async ({ canvas }) => {
    const { expiry } = await inputs(canvas);
    for (const [typed, shown] of writings) {
      await userEvent.clear(expiry);
      await userEvent.type(expiry, typed);
      await expect(expiry).toHaveValue(shown);
    }
  },
};

/** Numbers of 13 to 19 digits with their form. */
const numbers = [
  ['5018 0000 0000 9', '5018 0000 0000 9'],
  ['٢٢٠٠٠٠٠٠٠٠٠٠٠٠٠٤', '2200 0000 0000 0004'],
  ['3782 8224 6310 005', '3782 822463 10005'],
  ['3056-9309-0259-04', '3056 930902 5904'],
  ['6212345678901265123', '6212 3456 7890 1265123'],
] as const;

export const NumbersPasted: Story = {
  name: 'C16: shows a number as its brand does, the caret behind it [BANKCARD-003]',
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    for (const [pasted, shown] of numbers) {
      await userEvent.click(number);
      await userEvent.keyboard('{Control>}a{/Control}');
      number.select();
      await userEvent.paste(pasted);
      await expect(number).toHaveValue(shown);
      await expect(number.selectionStart).toBe(shown.length);
    }
  },
};

export const EditedInside: Story = {
  name: 'C17: keeps the caret by its digit when one edits inside [BANKCARD-002]',
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    await userEvent.type(number, '555555555555444');
    number.setSelectionRange(7, 7);
    await userEvent.keyboard('9');
    await expect([number.value, number.selectionStart]).toEqual(['5555 5595 5555 5444', 8]);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect([number.value, number.selectionStart]).toEqual(['5555 5555 5544 4', 4]);

    // Another brand, another form; the caret stays behind what was typed.
    number.setSelectionRange(0, 2);
    await userEvent.keyboard('37');
    await expect([number.value, number.selectionStart]).toEqual(['3755 555555 444', 2]);
  },
};

export const Undone: Story = {
  name: 'C17: takes edits back and makes them again by keys [BANKCARD-002]',
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    await userEvent.type(number, '22001');
    number.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    await expect(number).toHaveValue('2290 01');

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect([number.value, number.selectionStart]).toEqual(['2200 1', 2]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(number).toHaveValue('2200');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
    await expect(number).toHaveValue('2290 01');

    number.select();
    await userEvent.keyboard('{Delete}{Control>}z{/Control}');
    await expect(number).toHaveValue('2290 01');
  },
};

/** One step of a keyboard that composes: the text so far, not taken yet. */
function compose(input: HTMLInputElement, text: string) {
  setValue?.call(input, text);
  const event = { data: text, inputType: 'insertCompositionText', isComposing: true };
  input.dispatchEvent(new InputEvent('input', { ...event, bubbles: true }));
}

export const Composed: Story = {
  name: 'C17: leaves a composing keyboard its text until it is done [BANKCARD-002]',
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    number.focus();
    await fireEvent.compositionStart(number);
    compose(number, '３７８２８');
    await expect(number).toHaveValue('３７８２８');
    // What is known of the card follows at once.
    await canvas.findByText('American Express');

    await fireEvent.compositionEnd(number, { data: '３７８２８' });
    await expect([number.value, number.selectionStart]).toEqual(['3782 8', 6]);
  },
};

export const RightToLeft: Story = {
  name: 'C17: keeps groups in their order on a page from right to left [BANKCARD-002]',
  decorators: [
    (Fields) => (
      <div dir="rtl">
        <Fields />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    await userEvent.type(number, '22000004');
    await expect(getComputedStyle(number).direction).toBe('ltr');
    number.setSelectionRange(2, 2);
    await userEvent.keyboard('1');
    await expect([number.value, number.selectionStart]).toEqual(['2210 0000 4', 3]);
  },
};

/** `MMYY` so many months from now. */
function monthsFromNow(months: number) {
  const now = new Date();
  const then = new Date(now.getFullYear(), now.getMonth() + months, 1);
  return `${then.getMonth() + 1}`.padStart(2, '0') + `${then.getFullYear()}`.slice(2);
}

/** How many months ahead December is, so many years from now. */
const december = (years: number) => years * 12 + 11 - new Date().getMonth();

export const Expiries: Story = {
  name: 'C18: says what is wrong with an expiry when it is left, not before [BANKCARD-010]',
  play: async ({ canvas, canvasElement }) => {
    const { expiry } = await inputs(canvas);
    const said = () =>
      [...canvasElement.querySelectorAll('[role="alert"]')].map((at) => at.textContent).join('');
    const cases = [
      [monthsFromNow(0), ''],
      [monthsFromNow(-1), 'Проверьте срок действия'],
      [monthsFromNow(december(19)), ''],
      [monthsFromNow(december(19) + 1), 'Проверьте срок действия'],
      ['0030', 'Проверьте срок действия'],
      ['1330', 'Проверьте срок действия'],
    ] as const;
    for (const [typed, words] of cases) {
      await userEvent.clear(expiry);
      await userEvent.type(expiry, typed);
      await expect(said()).toBe('');
      await userEvent.tab();
      await expect(said()).toBe(words);
      await expect(expiry.getAttribute('aria-invalid')).toBe(words ? 'true' : null);
    }
  },
};

export const FirstWrong: Story = {
  name: 'C19: leads to the first wrong field on submit [BANKCARD-024]',
  play: async ({ canvas }) => {
    const { number, expiry, cvc } = await inputs(canvas);
    await userEvent.type(number, '2200000000000004');
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(expiry).toHaveFocus();
    for (const field of [expiry, cvc]) {
      await expect(field).toHaveAccessibleDescription(/^Проверьте срок действия и\sкод$/);
    }
    await userEvent.keyboard('12');
    await expect(cvc).toHaveAccessibleDescription(/^Проверьте код/);
  },
};

export const Left: Story = {
  name: 'C15: keeps no card in a page that the browser keeps [BANKCARD-001]',
  play: async ({ canvas }) => {
    const { number } = await inputs(canvas);
    await userEvent.type(number, '2200000000000004');
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await expect(number).toHaveValue('');
  },
};

export const Hidden: Story = {
  name: 'shows dots for the code without making it a password [BANKCARD-013]',
  play: async ({ canvas }) => {
    const { cvc } = await inputs(canvas);
    await userEvent.type(cvc, '123');
    await expect(cvc).toHaveAttribute('type', 'text');
    await expect(getComputedStyle(cvc).getPropertyValue('-webkit-text-security')).toBe('disc');
  },
};
