import { useTranslation } from '~/i18n/use-translation'
import { BeAway, daysOf } from '~/domain/mentors/availability-schema'
import type { OwnAvailability } from '~/domain/mentors/own-mentor.server'
import { ActionForm, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Button, LinkButton } from '~/ui/button'
import { DateParts, partsProps } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'

/** Whether the mentor is active, and the link to change that, unless only the team may. */
export function OwnStatus({ status, held }: OwnAvailability) {
  const { t } = useTranslation('mentor')
  const active = status === 'active'
  return (
    <RecordSection
      title={t('availability.status.title')}
      action={<StatusTag tone={active ? 'success' : 'neutral'} label={t(`common:status.mentor.${status}`)} />}
    >
      {held ? (
        <Banner tone="warning" title={t('next.held.title')}>
          {t('next.held.text')}
        </Banner>
      ) : (
        <>
          <p className="mb-4 max-w-read">{t(`availability.status.${status}`)}</p>
          <LinkButton to="/mentor/my-account/status" variant="secondary">
            {t(active ? 'availability.status.toInactive' : 'availability.status.toActive')}
          </LinkButton>
        </>
      )}
    </RecordSection>
  )
}

/** An absence from a day on until another; a second step if requests would close with it. */
export function OwnAbsence({
  awayFrom,
  awayUntil,
  ...away
}: Pick<OwnAvailability, 'awayUntil' | 'awayFrom'> & ReturnType<typeof useActionForm<typeof BeAway>>) {
  const { t, language } = useTranslation('mentor')
  const closes = away.form.errors?.includes('absence_closes_requests') ?? false
  const asked = BeAway.safeParse(away.form.initialValue).data
  return (
    <RecordSection title={t('availability.away.title')}>
      <div className="grid gap-6">
        {awayUntil && (
          <>
            <p className="max-w-read font-bold">
              {t('availability.away.now', {
                when: formatLongDate(language, awayUntil),
                context: awayFrom ? 'from' : undefined,
                from: awayFrom ? formatLongDate(language, awayFrom) : undefined,
              })}
            </p>
            <Form method="post">
              <TokenField />
              <input type="hidden" name="intent" value="back" />
              <Button variant="secondary" pendingLabel={t('common:form.oneMoment')}>
                {t('availability.away.back')}
              </Button>
            </Form>
          </>
        )}
        <ActionForm form={away.form}>
          <input type="hidden" name="intent" value="away" />
          <DateParts
            {...partsProps(away.fields.since, away.te)}
            required={false}
            legend={t('availability.away.since')}
            hint={t('availability.away.sinceHint')}
          />
          <DateParts
            {...partsProps(away.fields.until, away.te)}
            legend={t('availability.away.until')}
            hint={t('availability.away.hint')}
          />
          {closes && asked && <input type="hidden" name="sure" value={daysOf(asked)} />}
          <SubmitButton pending="saving" variant={closes ? 'danger' : undefined}>
            {t(`availability.away.${closes ? 'sure' : awayUntil ? 'move' : 'submit'}`)}
          </SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
