import * as reads from '~/db/generated/reads.server'
import { settingParts } from '~/domain/settings/schema'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { placesFor } from '~/layouts/places'
import type { TeamPath } from '~/route-table'
import { mayOpen } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'

const most = 5

/** Pages that stand in no tab, and the text of each title. */
const others = {
  '/admin/create-new-mentorship': 'common:shell.admin.newMentorship',
  '/admin/create-new-mentor': 'common:shell.admin.newMentor',
  '/admin/create-new-mentee': 'common:shell.admin.newMentee',
  '/admin/import': 'common:shell.admin.import',
  '/admin/message-templates': 'common:shell.admin.templates',
  '/admin/statements': 'statement:title',
  '/admin/tax-documents': 'admin:documents.file.title',
  '/admin/settings/prices': 'settings:prices.title',
  '/admin/settings/texts': 'settings:texts.title',
} as const satisfies Partial<Record<TeamPath, string>>

/** The pages and settings that an admin may open and whose names a text finds. */
export async function findPages({ adminRight }: Viewer, q: string, language: Language) {
  const t = (await i18nFor(language)).getFixedT(language)
  const tabs = placesFor(adminRight).flatMap(({ tabs }) =>
    tabs.map(({ page, key, scope }) => ({
      to: scope ? `${page}?scope=${scope}` : page,
      name: t(`common:shell.admin.${key}`),
    })),
  )
  const pages = Object.entries(others).flatMap(([page, title]) =>
    mayOpen(adminRight, page as TeamPath) ? [{ to: page, name: t(title) }] : [],
  )
  const settings = mayOpen(adminRight, '/admin/settings')
    ? settingParts.map((part) => ({
        to: `/admin/settings/${part}`,
        name: t(`settings:settings.parts.${part}`),
      }))
    : []
  const all = [...tabs, ...pages, ...settings]
  const ranked = await reads.rankTexts(null, {
    wish: q,
    texts: all.map(({ name }) => name),
    details: [],
  })
  return ranked.slice(0, most).map(({ number }) => all[number - 1]!)
}
