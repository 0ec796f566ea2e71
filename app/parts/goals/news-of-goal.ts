/** What the next page says after an act on a goal. */
export const newsOfGoal = {
  goal: 'goalWritten',
  edit: 'goalEdited',
  reach: 'goalReached',
  reopen: 'goalOpen',
} as const
