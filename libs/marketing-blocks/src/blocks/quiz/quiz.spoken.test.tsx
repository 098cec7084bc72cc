import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { createTranslator } from '@foyer/ui/i18n';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers } from './kept-answer.ts';
import Block from './quiz.block.ts';
import { quizBlock, quizWords } from './quiz.fixtures.ts';

afterEach(async () => {
  await fallSilent();
  cleanup();
  keptAnswers.clear();
});

const read = async () => readThrough(await screen.findByRole('region'));

/** The steps as they are read, and what is heard on the way to an answer, by keyboard. */
async function steps(language: keyof typeof quizWords) {
  const { start, main } = quizWords[language];
  // They come while the step before is read.
  await createTranslator(language, { segments: ['purchase'] });
  await renderWithLabel(<Block block={quizBlock(quizWords[language])} />, { language });
  const begin = await screen.findByRole('button', { name: start.button_title });
  await listen();
  const user = userEvent.setup();
  const opening = await read();
  begin.focus();
  await heard();
  await user.keyboard('{Enter}');
  const title = await screen.findByRole('heading', { name: main.title });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  const asked = await heard();
  const question = await read();
  await user.tab();
  await user.keyboard(' ');
  const answered = (await read()).filter((phrase) => phrase.startsWith('link, '));
  return { opening, asked, question, answered };
}

describe('what is heard of a quiz', () => {
  it('reads both steps, and that an answer comes first [BLOCK-080, BLOCK-081]', async () => {
    expect(await steps('rus')).toMatchInlineSnapshot(`
      {
        "answered": [
          "link, Показать",
        ],
        "asked": [
          "heading, Какой сегодня был день?, level 2",
        ],
        "opening": [
          "region, Не знаете, что выбрать?",
          "heading, Не знаете, что выбрать?, level 2",
          "Один вопрос — и готовый вечер.",
          "button, Начать",
          "end of region, Не знаете, что выбрать?",
        ],
        "question": [
          "region, Какой сегодня был день?",
          "heading, Какой сегодня был день?, level 2",
          "form",
          "radiogroup, Варианты ответа",
          "Варианты ответа",
          "radio, Тяжёлый, not checked, position 1, set size 4",
          "Тяжёлый",
          "radio, Скучный, not checked, position 2, set size 4",
          "Скучный",
          "radio, Нежный, not checked, position 3, set size 4",
          "Нежный",
          "radio, Сумасшедший, not checked, position 4, set size 4",
          "Сумасшедший",
          "alert",
          "end of radiogroup, Варианты ответа",
          "link, Показать, Сначала выберите ответ, disabled",
          "button, Назад",
          "paragraph",
          "Сначала выберите ответ",
          "end of paragraph",
          "end of form",
          "end of region, Какой сегодня был день?",
        ],
      }
    `);
  });

  it('is read in English', async () => {
    expect(await steps('eng')).toMatchInlineSnapshot(`
      {
        "answered": [
          "link, Show me",
        ],
        "asked": [
          "heading, What kind of day was it?, level 2",
        ],
        "opening": [
          "region, Cannot choose?",
          "heading, Cannot choose?, level 2",
          "One question, and the evening is planned.",
          "button, Begin",
          "end of region, Cannot choose?",
        ],
        "question": [
          "region, What kind of day was it?",
          "heading, What kind of day was it?, level 2",
          "form",
          "radiogroup, Answers",
          "Answers",
          "radio, A hard one, not checked, position 1, set size 4",
          "A hard one",
          "radio, A dull one, not checked, position 2, set size 4",
          "A dull one",
          "radio, A tender one, not checked, position 3, set size 4",
          "A tender one",
          "radio, A mad one, not checked, position 4, set size 4",
          "A mad one",
          "alert",
          "end of radiogroup, Answers",
          "link, Show me, Choose an answer first, disabled",
          "button, Back",
          "paragraph",
          "Choose an answer first",
          "end of paragraph",
          "end of form",
          "end of region, What kind of day was it?",
        ],
      }
    `);
  });

  it('is read in Armenian', async () => {
    expect(await steps('hye')).toMatchInlineSnapshot(`
      {
        "answered": [
          "link, Ցույց տալ",
        ],
        "asked": [
          "heading, Ինչպիսի՞ օր էր այսօր, level 2",
        ],
        "opening": [
          "region, Չգիտե՞ք ինչ ընտրել",
          "heading, Չգիտե՞ք ինչ ընտրել, level 2",
          "Մեկ հարց, և երեկոն պատրաստ է։",
          "button, Սկսել",
          "end of region, Չգիտե՞ք ինչ ընտրել",
        ],
        "question": [
          "region, Ինչպիսի՞ օր էր այսօր",
          "heading, Ինչպիսի՞ օր էր այսօր, level 2",
          "form",
          "radiogroup, Պատասխաններ",
          "Պատասխաններ",
          "radio, Ծանր, not checked, position 1, set size 4",
          "Ծանր",
          "radio, Ձանձրալի, not checked, position 2, set size 4",
          "Ձանձրալի",
          "radio, Քնքուշ, not checked, position 3, set size 4",
          "Քնքուշ",
          "radio, Խելահեղ, not checked, position 4, set size 4",
          "Խելահեղ",
          "alert",
          "end of radiogroup, Պատասխաններ",
          "link, Ցույց տալ, Նախ ընտրեք պատասխանը, disabled",
          "button, Հետ",
          "paragraph",
          "Նախ ընտրեք պատասխանը",
          "end of paragraph",
          "end of form",
          "end of region, Ինչպիսի՞ օր էր այսօր",
        ],
      }
    `);
  });
});
