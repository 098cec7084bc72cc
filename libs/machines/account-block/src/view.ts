export {
  type AccountBlockActor,
  AccountBlockDialog,
  type AccountBlockDialogProps,
} from './account-block.view.tsx';
