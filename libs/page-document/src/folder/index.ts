export { folderAnswers, type FolderAnswers, type FolderPictures } from './folder-answers.ts';
export { FolderRefusal, type FolderFault } from './folder-refusal.ts';
export { folderTickets, type FolderTickets } from './folder-tickets.ts';
export { openPageFolder, type PageFolder } from './page-folder.ts';
export { readPictures } from './read-pictures.ts';
