export {
  changeBonusLoginOperation,
  confirmBonusOperation,
  drawBonusOperation,
  getBonusDrawOperation,
  getBonusProgramOperation,
  listBonusProgramsOperation,
  registerBonusOperation,
} from './bonuses.operations.ts';
export {
  type BonusAction,
  type BonusConfirmed,
  bonusConfirmedSchema,
  type BonusDraw,
  bonusDrawSchema,
  type BonusProgram,
  bonusProgramSchema,
  type BonusPrograms,
  bonusProgramsSchema,
  type BonusRegistration,
  bonusRegistrationSchema,
} from './bonuses.schema.ts';
