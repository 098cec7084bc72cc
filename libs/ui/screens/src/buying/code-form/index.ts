export { CodeForm, type CodeFormProps } from './code-form.tsx';
