import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { formatLongDate } from '~/i18n/format'
import { PageHeader } from '~/ui/page-header'
import { PrintButton } from '~/ui/print-button'
import { Prose } from '~/ui/prose'
import { contentsOf, Markdown, type MarkdownNode } from './markdown'
import { OtherVersions, VersionBanner, type ShownVersion } from './text-versions'

type TextPageProps = {
  title: string
  nodes: MarkdownNode[]
  lang: string
  foreign: boolean
  version: ShownVersion
  /** What the reader can do on this page, below the text. */
  children?: ReactNode
}

/** A page for terms, policies and statements: table of contents, text, version. */
export function TextPage({ title, nodes, lang, foreign, version, children }: TextPageProps) {
  const { t, language } = useTranslation('public')
  const said = t(version.state === 'now' ? 'texts.version' : `terms:public.versions.${version.state}`, {
    version: version.version,
    date: formatLongDate(language, version.holdsFrom),
  })
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={said}
        lead={foreign ? t('faq.otherLanguage') : undefined}
        actions={<PrintButton label={t('common:form.print')} />}
      />
      <VersionBanner version={version} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <nav
          aria-labelledby="contents"
          className="no-print self-start rounded-leaf border border-transparent bg-card p-5 lg:sticky lg:top-6
            lg:order-last"
        >
          <h2 id="contents" className="text-lg">
            {t('texts.contents')}
          </h2>
          <ol lang={lang} className="mt-2 grid gap-0.5">
            {contentsOf(nodes).map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`} className="inline-flex min-h-9 items-center leading-snug">
                  {heading.text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid content-start gap-10">
          <Prose lang={lang}>
            <Markdown nodes={nodes} />
          </Prose>
          {children}
          <OtherVersions version={version} />
        </div>
      </div>
    </>
  )
}
