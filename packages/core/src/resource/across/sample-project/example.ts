export const sampleProjectExamples = {
  create_sample_project: async () => ({}),
  get_sample_project: async () => ({}),
};
