import type { ReactNode } from 'react'

type NumberedStepsProps = { steps: { title: string; text: ReactNode }[] }

/** Steps in their order, with numbers. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="grid gap-x-8 gap-y-7 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="flex gap-4 md:flex-col">
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-leaf-whole bg-saffron text-xl
              font-heavy text-on-saffron"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{step.title}</h3>
            <div className="mt-1 text-muted">{step.text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
