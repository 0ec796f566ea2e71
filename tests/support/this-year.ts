import { athensDay } from '~/i18n/format'

/** The year in Athens, where it begins earlier than in UTC. */
export const thisYear = () => Number(athensDay(new Date()).slice(0, 4))
