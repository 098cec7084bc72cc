export {
  createDemoSessionOperation,
  createSessionOperation,
  getSessionOperation,
  updateSessionOperation,
  deleteSessionOperation,
  setLanguageOperation,
} from './session.operations.ts';
export {
  sessionSchema,
  type Session,
  sessionInputSchema,
  type SessionInput,
  deviceHeadersSchema,
  demoHeadersSchema,
  languageChoiceSchema,
  type LanguageChoice,
} from './session.schema.ts';
