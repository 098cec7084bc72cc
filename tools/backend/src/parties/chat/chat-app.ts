import { languageSchema, type Language } from '@foyer/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { faqEntries } from '../../database/schema.ts';
import { createScripts } from '../../server/browser-scripts.ts';
import type { Context } from '../../server/call.ts';
import { answerQuestion } from './answer-question.ts';

const messageSchema = v.object({
  channel: v.pipe(v.number(), v.integer(), v.minValue(0)),
  language: languageSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
});

const mostBytes = 8_000;

/** For what no known answer fits. */
const noAnswer: Readonly<Record<Language, string>> = {
  rus: 'На это ответит человек. Мы напишем вам в течение дня.',
  eng: 'A person will answer this. We will write to you within a day.',
  hye: 'Սրան մարդ կպատասխանի։ Մենք ձեզ կգրենք մեկ օրվա ընթացքում։',
};

/**
 * The support chat, an outside party in real life: the widget's script, and a service that answers out of the questions
 * and answers of the site. It keeps nothing of what it is told. CHAT-002
 */
export function createChatApp({ db }: Pick<Context, 'db'>): Hono {
  const app = new Hono();
  const scripts = createScripts(new URL('./widget/', import.meta.url));

  app.get('/widget.js', async (c) => {
    const script = await scripts.read('chat-widget.ts');
    if (script === undefined) return c.notFound();
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });

  const limit = bodyLimit({ maxSize: mostBytes, onError: (c) => c.text('Too long', 413) });
  app.post('/messages', limit, async (c) => {
    const message = v.safeParse(messageSchema, await c.req.json().catch(() => undefined));
    if (!message.success) return c.text(v.summarize(message.issues), 400);
    const { text, language } = message.output;
    const answer = answerQuestion(text, await db.select().from(faqEntries), language);
    return c.json({ answer: answer ?? noAnswer[language] });
  });
  return app;
}
