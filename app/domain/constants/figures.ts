import { steps } from '~/domain/applications/steps'

/** The numbers that code holds and no rule in sql/ does; what uses one reads it here, and texts print it by its name. */
export const figures = {
  passwordMinimumLength: 10,
  passwordMaximumLength: 128,
  descriptionLeastWords: 60,
  descriptionMostWords: 150,
  mostLinks: 10,
  applicationSteps: steps.length,
  preferenceYears: 2,
  deviceDays: 365,
}

const daySeconds = 24 * 60 * 60

/** How long a cookie lives, in seconds. */
export const days = (count: number) => count * daySeconds
export const years = (count: number) => days(365 * count)
