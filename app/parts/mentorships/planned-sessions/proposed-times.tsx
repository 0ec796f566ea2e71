import { useTranslation } from '~/i18n/use-translation'
import type { Proposal } from '~/domain/mentorships/proposals.server'
import { TokenField } from '~/forms/action-form'
import { Form, Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { Button, buttonClass, ButtonRow } from '~/ui/button'
import { SessionPlace } from './session-place'
import { useAppointment } from './use-appointment'
import { timesPath, type Side } from './side'

type ProposedTimesProps = {
  side: Side
  proposal: Proposal
  /** Where the pair lives. */
  countries: string[]
  /** For an admin: the list page to return to. */
  back?: string
  /** The form for other times is on this page. */
  here?: boolean
}

/** R14. The times that are offered for a session: to take one of them, or to withdraw them. */
export function ProposedTimes({ side, proposal, countries, back = '', here = false }: ProposedTimesProps) {
  const { t } = useTranslation('mentor')
  const said = useAppointment(countries)
  const own = proposal.proposedBy === side
  const page = keepingReturn(timesPath(side, proposal.mentorshipId), back)
  const times = proposal.times.map((at) => ({ at: at.toISOString(), when: said(at) }))
  return (
    <section
      id="proposed-times"
      className="grid gap-3 rounded-leaf-sm border border-primary bg-primary-soft p-4"
    >
      <p className="font-bold">{t(own ? 'times.own' : `times.open.${side}`)}</p>
      {own ? (
        <ul className="grid gap-1">
          {times.map(({ at, when }) => (
            <li key={at}>
              <time dateTime={at}>{when}</time>
            </li>
          ))}
        </ul>
      ) : (
        <Form method="post" action={page}>
          <TokenField />
          <input type="hidden" name="intent" value="take" />
          <input type="hidden" name="proposalId" value={proposal.id} />
          <ButtonRow>
            {times.map(({ at, when }) => (
              <Button
                key={at}
                name="startsAt"
                value={at}
                variant="secondary"
                pendingLabel={t('common:form.oneMoment')}
              >
                {when}
              </Button>
            ))}
          </ButtonRow>
        </Form>
      )}
      <SessionPlace place={proposal.place} />
      {!own && side === 'mentee' && proposal.kind === 'coaching' && (
        <p className="max-w-read text-sm text-muted">{t('times.noon')}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 empty:hidden">
        {!here && (
          <Link to={page} className="inline-flex min-h-11 items-center font-medium">
            {t(own ? 'times.others' : 'times.none')}
          </Link>
        )}
        {(own || side === 'admin') && (
          <Form method="post" action={page}>
            <TokenField />
            <input type="hidden" name="intent" value="withdraw" />
            <input type="hidden" name="proposalId" value={proposal.id} />
            <button type="submit" className={buttonClass('quiet', '-ml-3')}>
              {t('times.withdraw')}
            </button>
          </Form>
        )}
      </div>
    </section>
  )
}
