import { useTranslation } from '~/i18n/use-translation'
import { Markdown, type MarkdownNode } from '~/content/markdown'
import { PublishDocument } from '~/domain/texts/document-schema'
import { isConsentedTo, type DocumentName } from '~/domain/texts/documents'
import type { DocumentDraft } from '~/domain/texts/documents.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { LinkButton } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'
import { ConfirmationPage, FormPage } from '~/ui/form-page'
import { Prose } from '~/ui/prose'
import { SummaryList } from '~/ui/summary-list'

type DraftCheckProps = {
  document: DocumentName
  /** None: it was published or thrown away meanwhile. */
  draft: DocumentDraft | undefined
  /** The version that it becomes, and the one in force. */
  next: number
  current: number
  texts: { language: Language; summary: string; nodes: MarkdownNode[] }[]
  today: string
  passwordNeeded: boolean
  back: { to: string; label: string }
}

/** The next version as it will be read, what its publication does, and the password. */
export function DraftCheck(props: DraftCheckProps) {
  const { document, draft, next, current, texts, today, passwordNeeded, back } = props
  const { t, language } = useTranslation('terms')
  const { form, fields, te } = useActionForm(PublishDocument, { id: 'publish', intent: 'publish' })
  const errors = <FormErrors form={form} labels={{ holdsFrom: t('holdsFrom') }} />
  if (!draft) {
    return (
      <FormPage title={t('noDraft')} lead={t('noDraftText')} back={back} errors={errors}>
        <div>
          <LinkButton to={back.to}>{t('title')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const day = formatLongDate(language, draft.holdsFrom)
  const edit = `/admin/settings/texts/${document}`
  const later = draft.holdsFrom > today
  return (
    <ConfirmationPage
      title={t('checkTitle')}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name={fields.seenRevision.name} value={draft.revision} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('publish')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: edit, label: t('common:form.correct') }}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.text'), value: t(`common:texts.${document}`) },
          { label: t('version'), value: next },
          { label: t('holdsFrom'), value: day },
        ]}
      />
      <EffectList
        effects={[
          later ? t('effects.later', { day, current }) : t('effects.atOnce', { current }),
          t(later ? 'effects.announced' : 'effects.older'),
          t(`effects.told.${document}`),
          isConsentedTo(document)
            ? t(draft.needsConsent ? `effects.asked.${document}` : 'effects.notAsked', { day })
            : t('effects.neverAsked'),
          t('effects.kept'),
          ...(later ? [t('effects.withdraw')] : []),
        ]}
      />
      <div>
        {texts.map((text) => (
          <Disclosure
            key={text.language}
            summary={t(`common:languages.${text.language}`)}
            open={text.language === language}
          >
            <p className="mb-4" lang={text.language}>
              {t('public.changed', { summary: text.summary })}
            </p>
            <Prose lang={text.language}>
              <Markdown nodes={text.nodes.map((node) => withoutId(node, text.language))} />
            </Prose>
          </Disclosure>
        ))}
      </div>
    </ConfirmationPage>
  )
}

/** The same heading stands in five languages on this page, and an id once. */
function withoutId(node: MarkdownNode, language: Language): MarkdownNode {
  if (typeof node === 'string' || node.tag === 'a' || !node.id) return node
  return { ...node, id: `${language}-${node.id}` }
}
