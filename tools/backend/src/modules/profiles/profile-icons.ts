/** Pictures that a profile may have as its icon; their ids are picture ids too. */
export const profileIconIds: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `avatar-${index + 1}`,
);

/** Whether a profile may have this icon. */
export const isProfileIcon = (id: string): boolean => profileIconIds.includes(id);
