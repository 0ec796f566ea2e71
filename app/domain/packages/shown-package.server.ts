import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import { listPackages, type Package } from './packages.server'

/** A package as a card shows it: its name in one language, its parts separated by kind. */
export type ShownPackage = Omit<Package, 'names' | 'parts'> & {
  name: string
  coaching: { sessions: number; months: number } | null
  mentoring: { periods: number; months: number; sessions: number }
}

/** All packages, with names in a language. */
export async function showPackages(language: Language): Promise<ShownPackage[]> {
  return (await listPackages()).map(({ names, parts, ...item }) => {
    const coaching = parts.find((part) => part.kind === 'coaching')
    const mentoring = parts.filter((part) => part.kind === 'mentoring')
    return {
      ...item,
      name: nameIn(language, names),
      coaching: coaching ? { sessions: coaching.minimumSessions, months: coaching.durationMonths } : null,
      mentoring: {
        periods: mentoring.length,
        months: mentoring[0]?.durationMonths ?? item.durationMonths,
        sessions: mentoring[0]?.minimumSessions ?? item.minimumSessions,
      },
    }
  })
}
