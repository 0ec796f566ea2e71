import type { News } from '~/http/news'
import { formatMoney } from '~/i18n/format'
import type { Language } from '~/i18n/locale'

type Sum = { menteeName: string; reference: string; amountCents: number; currency: string }

/** The outcome of an act that moved money: name, amount, reference. */
export function newsOfMoney(key: string, sum: Sum | undefined, language: Language): News {
  const { menteeName = '', reference = '', amountCents = 0, currency } = sum ?? {}
  return {
    key,
    values: { name: menteeName, reference, amount: formatMoney(language, amountCents, currency) },
  }
}
