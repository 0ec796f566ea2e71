import * as reads from '~/db/generated/reads.server'
import { settingParts } from '~/domain/settings/schema'
import { readSettings } from '~/domain/settings/settings.server'
import { documentNames } from '~/domain/texts/documents'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { placesFor } from '~/layouts/places'
import type { TeamPath } from '~/route-table'
import { mayOpen } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'

/** `of`: the place of a tab, the part of a setting. */
export type FoundPage = { to: string; name: string; of?: string }

const most = 5

/** Pages that stand in no tab, and the text of each title. */
const others = {
  '/admin/create-new-mentorship': 'common:shell.admin.newMentorship',
  '/admin/create-new-mentor': 'common:shell.admin.newMentor',
  '/admin/create-new-mentee': 'common:shell.admin.newMentee',
  '/admin/import': 'common:shell.admin.import',
  '/admin/message-templates': 'common:shell.admin.templates',
  '/admin/my-account': 'common:shell.myAccount',
  '/admin/statements': 'statement:title',
  '/admin/tax-documents': 'admin:documents.file.title',
  '/admin/settings/prices': 'settings:prices.title',
  '/admin/settings/texts': 'settings:texts.title',
} as const satisfies Partial<Record<TeamPath, string>>

/** The pages and settings that an admin may open and whose names have two thirds of the words of a text, as people do. */
export async function findPages(viewer: Viewer, q: string, language: Language): Promise<FoundPage[]> {
  const { adminRight } = viewer
  const t = (await i18nFor(language)).getFixedT(language)
  const tabs = placesFor(adminRight).flatMap((place) =>
    place.tabs.map(({ page, key, scope }) => ({
      to: scope ? `${page}?scope=${scope}` : page,
      name: t(`common:shell.admin.${key}`),
      of: t(`common:shell.places.${place.key}`),
    })),
  )
  const pages = Object.entries(others).flatMap(([page, title]) =>
    mayOpen(adminRight, page as TeamPath) ? [{ to: page, name: t(title) }] : [],
  )
  const settings = mayOpen(adminRight, '/admin/settings') ? await settingPages(viewer, t) : []
  const all: FoundPage[] = [...tabs, ...pages, ...settings]
  const ranked = await reads.rankTexts(null, {
    wish: q,
    texts: all.map(({ name }) => name),
    details: all.map(({ of = '' }) => of),
  })
  return ranked
    .filter(({ share }) => share > 0.6)
    .slice(0, most)
    .map(({ number }) => all[number - 1]!)
}

/** The parts of the settings, each of their fields, and the long texts. */
async function settingPages(viewer: Viewer, t: (key: string) => string) {
  const settings = await readSettings(viewer)
  const parts = settingParts.flatMap((part) => {
    const [to, of] = [`/admin/settings/${part}`, t(`settings:settings.parts.${part}`)]
    const fields = Object.keys(settings[part]).map((name) => ({
      to: `${to}#${name}`,
      name: t(`settings:settings.fields.${name}`),
      of,
    }))
    return [{ to, name: of, of: t('common:shell.admin.settings') }, ...fields]
  })
  const texts = documentNames.map((document) => ({
    to: `/admin/settings/texts/${document}`,
    name: t(`common:texts.${document}`),
    of: t('settings:texts.title'),
  }))
  return [...parts, ...texts]
}
