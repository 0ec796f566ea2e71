import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, notFound, requireSignedIn } from '~/http/page.server'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ kind?: string } | undefined> = {
  title: (t, data) => t(`pair:guide.title.${data?.kind ?? 'mentoring'}`),
}

export async function loader(args: Args) {
  const { role } = await requireSignedIn(args)
  const { kind } = args.params
  if (kind !== 'mentoring' && kind !== 'coaching') throw notFound()
  return { kind, side: role === 'mentor' ? ('mentor' as const) : ('mentee' as const) } as const
}

const steps = ['before', 'start', 'goals', 'agree', 'after'] as const

export default function FirstMeetingPage() {
  const { kind, side } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  return (
    <FormPage
      title={t(`guide.title.${kind}`)}
      lead={t(`guide.lead.${side}`)}
      back={{ to: `/${side}/mentorships`, label: t('common:form.backToPair') }}
    >
      <ol className="grid gap-7">
        {steps.map((step, index) => (
          <li key={step} className="grid gap-2">
            <h2 className="text-lg">
              {index + 1}. {t(`guide.steps.${step}`)}
            </h2>
            <p className="max-w-read">{t(`guide.${step}.${side}`)}</p>
            {(step === 'goals' || step === 'agree') && (
              <p className="max-w-read text-muted">{t(`guide.${step}.${kind}`)}</p>
            )}
          </li>
        ))}
      </ol>
    </FormPage>
  )
}
