import type { Problem, Rule } from './problem.ts';

type Values = Problem['values'];

const sentences: Readonly<Record<Rule, (values: Values) => string>> = {
  json: ({ detail }) => `The JSON is broken: ${detail}`,
  'doubled-field': ({ detail }) => `The field ${detail} stands twice in one object`,
  'too-deep': ({ detail }) => `Lists and objects go deeper than ${detail} levels`,
  schema: ({ message }) => String(message),
  'doubled-id': ({ id }) => `Another block has the id ${id}`,
  'button-without-target': ({ type }) => `A button of type ${type} leads nowhere`,
  'option-without-target': () => 'An option of the quiz leads nowhere',
  'target-without-address': ({ field }) => `The target has no ${field}`,
  'banner-without-advertiser': ({ field }) => `The advertiser of the banner has no ${field}`,
  'unknown-picture': ({ id }) => `There is no picture ${id}`,
  'cannot-be-shown': ({ message }) => `The block cannot be shown: ${message}`,
  'empty-page': () => 'The page shows no block',
  'unknown-block': ({ key }) => `No page shows a block ${key}`,
  'missing-language': ({ language }) => `The text is missing in ${language}`,
  'several-heroes': () => 'Another hero stands above: a page has one headline',
  'hero-below': () => 'The hero holds the headline of the page and is not its first block',
  'picture-without-words': ({ id }) => `The picture ${id} says something that no words say`,
  'past-moment': () => 'The moment is past',
  'too-many-banners': ({ count, most }) => `Of ${count} banners ${most} are shown`,
  'dead-target': ({ link }) => `${link} leads nowhere`,
  'low-contrast': ({ contrast, least }) => `A contrast of ${contrast} is below ${least}`,
  'too-heavy': ({ bytes, bytesMax }) => `The page loads ${bytes} bytes and may load ${bytesMax}`,
};

/** A problem as a sentence in English, for terminals and logs. */
export const describeProblem = ({ rule, values }: Problem): string => sentences[rule](values);
