export {
  createVisitorSessionOperation,
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
  visitorHeadersSchema,
  languageChoiceSchema,
  type LanguageChoice,
} from './session.schema.ts';
