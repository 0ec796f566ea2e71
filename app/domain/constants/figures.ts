import { steps } from '~/domain/applications/steps'

/** Numbers that are used by TypeScript only, not by a rule in sql/. Texts print them by name. */
export const figures = {
  passwordMinimumLength: 10,
  passwordMaximumLength: 128,
  descriptionLeastWords: 60,
  descriptionMostWords: 150,
  mostLinks: 10,
  sentenceLongest: 90,
  applicationSteps: steps.length,
  preferenceYears: 2,
  deviceYears: 2,
  tokenHours: 1,
}

const daySeconds = 24 * 60 * 60

/** Cookie lifetimes in seconds. */
export const hours = (count: number) => count * 60 * 60
export const days = (count: number) => count * daySeconds
export const years = (count: number) => days(365 * count)
