export const match = {
  title: "Match",
};
