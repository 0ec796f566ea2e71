import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { AskWish } from '~/domain/mentorships/schema'
import type { Wish } from '~/domain/mentorships/wishes.server'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type HelpPageProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; wish?: Wish }
type Way = AskWish['wish']

/**
 * The one page for whatever one of a pair needs of the team: a pause, to go on, another mentor, the end, or to report
 * something serious. While one is asked for, it shows that and the way to withdraw it.
 */
export function HelpPage({ side, mentorship, wish }: HelpPageProps) {
  const { t } = useTranslation('pair')
  const te = useErrorText()
  const ask = useActionForm(AskWish, { id: 'wish', intent: 'ask' })
  const ways = waysOf(side, mentorship, wish)
  return (
    <FormPage
      title={t('common:help.title')}
      lead={t(ways.length > 1 ? 'wish.lead' : 'common:help.serious.hint')}
      eyebrow={mentorship.otherName}
      back={{ to: `/${side}/mentorships`, label: t('common:form.backToPair') }}
      errors={<FormErrors form={ask.form} labels={{ wish: t('wish.which'), reason: t('wish.reason') }} />}
    >
      {wish && <SentWish wish={wish} />}
      {mentorship.endedAt && <Banner>{t('wish.ended')}</Banner>}
      {mentorship.status === 'running' && !mentorship.pausable && <p>{te('not_enough_sessions_left')}</p>}
      <AskForm {...ask} {...{ side, ways }} />
    </FormPage>
  )
}

/** What may be asked for now. Something serious may be reported at any time. */
function waysOf(side: HelpPageProps['side'], { status, endedAt, pausable }: Mentorship, wish?: Wish): Way[] {
  if (endedAt || wish?.closedAt === null) return ['report']
  const another: Way[] = side === 'mentee' ? ['another'] : []
  const pause: Way[] = pausable ? ['pause'] : []
  return [...(status === 'paused' ? ['resume' as const] : pause), ...another, 'end', 'report']
}

type AskFormProps = ReturnType<typeof useActionForm<typeof AskWish>> & {
  side: HelpPageProps['side']
  ways: Way[]
}

function AskForm({ form, fields, te, side, ways }: AskFormProps) {
  const { t } = useTranslation('pair')
  const [only] = ways.length === 1 ? ways : []
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="ask" />
      {only ? (
        <>
          <h2>{t('common:help.serious.title')}</h2>
          <input type="hidden" name="wish" value={only} />
        </>
      ) : (
        <RadioGroup
          {...fieldProps(fields.wish, te)}
          legend={t('wish.which')}
          boxed
          options={ways.map((value) => ({
            value,
            label: value === 'report' ? t('common:help.serious.title') : t(`wish.wishes.${value}.title`),
            hint: value === 'report' ? t('common:help.serious.hint') : t(`wish.wishes.${value}.hint`),
          }))}
        />
      )}
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('wish.reason')}
        hint={t(`wish.private.${side}`)}
        rows={4}
      />
      <SubmitButton pending="sending">{t('wish.send')}</SubmitButton>
    </ActionForm>
  )
}

function SentWish({ wish }: { wish: Wish }) {
  const { t, language } = useTranslation('pair')
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
            <input type="hidden" name="wishId" value={wish.id} />
            <Button name="intent" value="withdraw" variant="secondary">
              {t('wish.withdraw')}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
