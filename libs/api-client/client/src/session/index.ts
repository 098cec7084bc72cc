export {
  createVisitorSession,
  createSession,
  deleteSession,
  getSession,
  setLanguage,
  updateSession,
  type SignIn,
} from './session.resource.ts';
