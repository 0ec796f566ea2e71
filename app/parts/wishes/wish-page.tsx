import { useTranslation } from 'react-i18next'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { AskWish } from '~/domain/mentorships/schema'
import type { Wish } from '~/domain/mentorships/wishes.server'
import { ActionForm, FormErrors, TokenField, useActionForm } from '~/http/action-form'
import { Form, Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { Button, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps } from '~/ui/conform'
import { RadioGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type WishPageProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; wish?: Wish }

/** One of a pair asks the team for a pause, to go on after one, or for the end; while that is open, shows it and the way to withdraw it. */
export function WishPage({ side, mentorship, wish }: WishPageProps) {
  const { t } = useTranslation('pair')
  const ask = useActionForm(AskWish, { id: 'wish', intent: 'ask' })
  const home = `/${side}/mentorships`
  const open = wish?.closedAt === null
  const { status } = mentorship
  const current = status === 'running' || status === 'paused'
  return (
    <FormPage
      title={t('wish.title')}
      lead={current && !open ? t('wish.lead') : undefined}
      eyebrow={mentorship.otherName}
      back={{ to: home, label: t('back') }}
      errors={<FormErrors form={ask.form} labels={{ wish: t('wish.which'), reason: t('wish.reason') }} />}
    >
      {wish && <SentWish wish={wish} />}
      {!open && current && <AskForm {...ask} paused={status === 'paused'} />}
      {!current && (
        <>
          <Banner>{t('wish.ended')}</Banner>
          <div>
            <LinkButton to={home}>{t('back')}</LinkButton>
          </div>
        </>
      )}
      <p className="max-w-read text-sm text-muted">{t('wish.private')}</p>
    </FormPage>
  )
}

type AskFormProps = ReturnType<typeof useActionForm<typeof AskWish>> & { paused: boolean }

function AskForm({ form, fields, te, paused }: AskFormProps) {
  const { t } = useTranslation('pair')
  const wishes = paused ? (['resume', 'end'] as const) : (['pause', 'end'] as const)
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="ask" readOnly />
      <RadioGroup
        {...fieldProps(fields.wish, te)}
        legend={t('wish.which')}
        options={wishes.map((value) => ({ value, label: t(`wish.wishes.${value}`) }))}
      />
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('wish.reason')}
        hint={t(paused ? 'wish.reasonHintPaused' : 'wish.reasonHint')}
        rows={4}
      />
      <div>
        <Button pendingLabel={t('common:form.sending')}>{t('wish.send')}</Button>
      </div>
    </ActionForm>
  )
}

function SentWish({ wish }: { wish: Wish }) {
  const { t } = useTranslation('pair')
  const language = useLanguage()
  return (
    <Card title={t(`wish.asked.${wish.wish}`)} level={2} tone={wish.closedAt ? undefined : 'saffron'}>
      <div className="grid max-w-read gap-3">
        <p className="text-sm text-muted">
          {t('wish.askedOn', { when: formatLongDate(language, wish.askedAt) })}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{wish.reason}</p>
        <p className="font-bold">{t(`wish.outcomes.${wish.outcome ?? 'open'}`)}</p>
        {wish.answer && <p className="whitespace-pre-line wrap-anywhere">{wish.answer}</p>}
        {!wish.closedAt && (
          <Form method="post">
            <TokenField />
            <input type="hidden" name="wishId" value={wish.id} readOnly />
            <Button name="intent" value="withdraw" variant="secondary">
              {t('wish.withdraw')}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}

/** The links of the overview to the guide for the first meeting, and to ask the team for a pause or the end. */
export function PairLinks({ side, mentorship }: { side: 'mentee' | 'mentor'; mentorship: Mentorship }) {
  const { t } = useTranslation('pair')
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      <li>
        <Link to={`/first-meeting/${mentorship.kind}`}>{t(`guide.title.${mentorship.kind}`)}</Link>
      </li>
      <li>
        <Link to="/calendar-address">{t('calendar.title')}</Link>
      </li>
      <li>
        <Link to={`/${side}/mentorships/${mentorship.id}/ask-team`}>
          {t(mentorship.status === 'paused' ? 'wish.linkPaused' : 'wish.link')}
        </Link>
      </li>
    </ul>
  )
}
