import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import { lookAgainAfter, Settle, type Trouble } from '~/domain/follow-ups/schema'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/http/action-form'
import { Form } from '~/http/page'
import { Banner } from '~/ui/banner'
import { fieldProps, SelectField, TextArea } from '~/ui/field'
import { FormPage, type FormPageProps } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { FollowUpList } from './follow-up-list'

type FollowUpPageProps = Pick<FormPageProps, 'title' | 'lead' | 'back'> & {
  trouble: Trouble
  /** Whether it waits for the team. */
  waits: boolean
  /** Who looks after it. */
  owner: string | null
  followUps: FollowedUp[]
  /** What more there is to read or to do. */
  children: ReactNode
}

/** The page on which an admin takes over a trouble, or writes how it was settled. */
export function FollowUpPage(props: FollowUpPageProps) {
  const { title, lead, back, trouble, waits, owner, followUps, children } = props
  const { t } = useTranslation('records')
  const { form, fields, te } = useActionForm(Settle, { id: 'settle', intent: 'settle' })
  const labels = { note: t('followUp.note'), lookAgain: t('followUp.lookAgain') }
  const hidden = { trouble, seen: followUps.find((one) => one.trouble === trouble)?.id ?? 0 }
  return (
    <FormPage {...{ title, lead, back }} errors={<FormErrors form={form} labels={labels} />}>
      {waits ? (
        <Form method="post" className="grid gap-3">
          <TokenField />
          <Hidden intent="take" {...hidden} />
          <p>{owner ? t('followUp.taken', { name: owner }) : t('followUp.nobody')}</p>
          <SubmitButton variant="secondary">{t('followUp.take')}</SubmitButton>
        </Form>
      ) : (
        <Banner tone="success">{t('followUp.over')}</Banner>
      )}
      {/* A colleague may have settled it meanwhile: what was typed stays. */}
      {(waits || form.status === 'error') && (
        <RecordSection title={t('followUp.settleTitle')}>
          <ActionForm form={form}>
            <Hidden intent="settle" {...hidden} />
            <TextArea
              {...fieldProps(fields.note, te)}
              label={labels.note}
              hint={t('followUp.noteHint')}
              rows={4}
            />
            <SelectField
              {...fieldProps(fields.lookAgain, te)}
              label={labels.lookAgain}
              options={[
                { value: '', label: t('followUp.anew') },
                ...lookAgainAfter.map((days) => ({
                  value: days,
                  label: t('followUp.inDays', { count: Number(days) }),
                })),
              ]}
            />
            <SubmitButton pending="saving">{t('followUp.settle')}</SubmitButton>
          </ActionForm>
        </RecordSection>
      )}
      {children}
      <FollowUpList followUps={followUps} />
    </FormPage>
  )
}

function Hidden(fields: { intent: 'take' | 'settle'; trouble: Trouble; seen: number }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
