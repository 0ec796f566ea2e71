import { createContext, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { KeptPart, PartsKept } from '~/http/kept-part'
import { keepingParts } from '~/http/kept-parts.server'
import { AddressStart, Link } from '~/http/link'
import { i18nFor } from '~/i18n/i18n.server'
import { useTranslation } from '~/i18n/use-translation'

const Viewer = createContext('nobody')

function Links({ names }: { names: string[] }) {
  const { t } = useTranslation('common')
  const viewer = useContext(Viewer)
  return names.map((name) => (
    <li key={name}>
      <Link to={`/${name}`}>{`${name} ${t('shell.skip')} ${viewer}`}</Link>
    </li>
  ))
}

type Page = { language?: 'el' | 'en'; start?: string; names?: string[]; viewer?: string; keep?: boolean }

async function rendered({ language = 'el', start = '/', names = ['a'], viewer, keep = true }: Page) {
  const i18n = await i18nFor(language)
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <PartsKept value={keep ? keepingParts(i18n) : undefined}>
        <AddressStart value={start}>
          <Viewer.Provider value={viewer ?? 'nobody'}>
            <KeptPart as="ul" className="menu" contents={Links} props={{ names }} />
          </Viewer.Provider>
        </AddressStart>
      </PartsKept>
    </I18nextProvider>,
  )
}

test.each<Page>([
  {},
  { names: ['a', '<b>&"'] },
  { names: [] },
  { language: 'en', start: '/en' },
  { start: '/en' },
])('a kept part is what the browser renders itself: %o', async (page) => {
  const plain = await rendered({ ...page, keep: false })
  expect(await rendered(page)).toBe(plain)
  expect(await rendered(page)).toBe(plain)
})

test('nothing of the viewer gets into a kept part', async () => {
  const [first, second] = [await rendered({ viewer: 'Anna' }), await rendered({ viewer: 'Vera' })]
  expect(first).toContain('nobody')
  expect(second).toBe(first)
})
