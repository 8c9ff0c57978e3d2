export { type CitedSite, pageIdOf } from './citations.ts';
export { clusterPrompts } from './cluster-prompts.ts';
export { type Break, breaksBetween } from './comparability.ts';
export { type BrandReading, type CellAnswer, cellCounts, countPacks } from './count-packs.ts';
export {
  badgeOfRowInSql,
  clusterInSql,
  clusterOf,
  copyKeyInSql,
  distinctAnswersInSql,
  isReadable,
  ofStandingOriginInSql,
  originOfRowInSql,
  readableInSql,
  standingOriginInSql,
  withheldInSql,
} from './counted-answers.ts';
export { type Dimensions, sayWhatExists } from './dimensions.ts';
export { type Markers, markersOf, readMarkers } from './markers.ts';
export {
  type CitationPack,
  type CitationQuery,
  type CitedRow,
  readCitationPacks,
  visitRows,
} from './queries-citation-packs.ts';
export { readCitedDomains } from './queries-cited-domains.ts';
export { readDimensions } from './queries-dimensions.ts';
export {
  forgetScanFigures,
  lacksFigures,
  readScanFigures,
  type ScanFigureRow,
  scansWithoutFigures,
  shownMeasure,
  storeScanFigures,
  weeklyFigures,
} from './queries-figures.ts';
export {
  type CountName,
  countAt,
  newestScans,
  type Pack,
  type Packs,
  type PanelPrompt,
  type PanelQuery,
  readPacks,
} from './queries-packs.ts';
export {
  newestMentions,
  type Panel,
  type PanelCell,
  type PanelGroup,
  panelCounts,
  panelGroup,
  panelOf,
  pickedCells,
  readPanel,
  readPanelPacks,
} from './queries-panel.ts';
export { readPageKinds, setSiteKind } from './queries-site-kinds.ts';
export { type CellContext, writeCells } from './queries-write-cells.ts';
export { writeCitations } from './queries-write-citations.ts';
export { type ClusterCounts, readClusters } from './read-clusters.ts';
export { refuseTooDear, refuseTooManyPoints } from './refuse-too-dear.ts';
export { type PackGroup, sumPacks } from './sum-packs.ts';
