import type { EstimateExperiment, ExperimentEstimate } from '@svc/contract/act/experiment';
import { createRandom, type ExperimentDesign, simulatePowerSteps } from '@svc/scoring';
import type { RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { inTurns } from '../../../kernel/index.ts';
import { panelOf } from '../../measure/scan/index.ts';
import { poolOf } from './pool.ts';

/** Runs × cells × scans of one size: about half a second. */
const work = 150_000;

/** How often an experiment would show its effect, and what it costs: played through on the project’s own variation. */
export async function estimateExperiment(
  context: RunContext,
  { projectId, ...input }: EstimateExperiment & { projectId: string },
): Promise<ExperimentEstimate> {
  const { prompts, engines, charged } = await poolOf(context, { projectId, ...input });
  const panel = await panelOf(context, projectId, engines);
  const assumed = {
    rate: panel.rate,
    icc: panel.icc,
    agreement: Math.min(1, (panel.agreement ?? 0.7 * panel.icc) / Math.max(0.01, panel.icc)),
  };
  const { samplesK, scansBefore, scansAfter, stopRule, smallestEffect } = input;
  const counts = [prompts.length, Math.ceil(prompts.length / 2), 2 * prompts.length];
  const sizeOf = async (count: number) => {
    const design: ExperimentDesign = {
      prompts: count,
      engines: engines.length,
      samples: samplesK,
      scansBefore,
      scansAfter,
      stopRule,
    };
    const cells = count * engines.length * (scansBefore + scansAfter);
    const runs = Math.max(80, Math.min(400, Math.round(work / cells)));
    return {
      prompts: count,
      credits: count * charged * samplesK * (scansBefore + scansAfter),
      ...(await inTurns(simulatePowerSteps(createRandom(1), design, assumed, smallestEffect, runs))),
    };
  };
  const sizes = await Promise.all(counts.map(sizeOf));
  return {
    projectId,
    provenance: panel.source !== 'history' ? 'predicted' : panel.imported ? 'cached' : 'live',
    sizes,
    assumed: { ...assumed, source: panel.source },
    advice: adviceFor(sizes, input),
  };
}

function adviceFor(
  sizes: ExperimentEstimate['sizes'],
  { scansAfter, stopRule, smallestEffect }: EstimateExperiment,
): string[] {
  const [asked, , double] = sizes;
  const advice: string[] = [];
  if (asked && asked.power < 0.8)
    advice.push(
      say({
        id: 'experiment.missed',
        values: {
          rise: smallestEffect,
          times: Math.round(100 * (1 - asked.power)),
          more: {
            id: 'text',
            values: {
              text:
                double && double.power >= 0.8
                  ? 'Twice as many prompts would be enough.'
                  : 'More prompts or scans, or a larger effect, are needed.',
            },
          },
        },
      }),
    );
  if (stopRule === 'sequential' && scansAfter === 1)
    advice.push('With one scan after the change, there is only one look at the result.');
  advice.push('Power assumes that the change affects treated prompts only; spill-over is not counted.');
  return advice;
}
